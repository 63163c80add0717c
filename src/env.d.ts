/// <reference types="vite/client" />

/** What a deployment may set at build time; see config.ts. */
interface ImportMetaEnv {
  readonly VITE_PRODUCT?: string
  readonly VITE_MEMBER_PORTAL_LOGIN?: string
  readonly VITE_COOKIE_DOMAIN?: string
  readonly VITE_SUPPORT_EMAIL?: string
  readonly VITE_SUPPORT_PHONE?: string
}
