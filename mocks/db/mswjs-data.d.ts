// The library has no types for these symbols at this path.
declare module '@mswjs/data/lib/glossary.js' {
  export const DATABASE_INSTANCE: unique symbol
  export const ENTITY_TYPE: unique symbol
  export const PRIMARY_KEY: unique symbol
}
