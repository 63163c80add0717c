// Types that the client and the mock share: the arguments and the answer of an operation, derived from the types that
// openapi-typescript writes. `Operations` is the generated interface of a contract.

type OrNothing<T> = [T] extends [never] ? unknown : T
type Parameters<Operation> = Operation extends { parameters: infer P } ? P : never
type At<Operation, Place extends string> = OrNothing<
  Exclude<Place extends keyof Parameters<Operation> ? Parameters<Operation>[Place] : never, undefined>
>
/** Headers are named as variables are: `Idempotency-Key` becomes `idempotencyKey`. */
type Headers<H> = ('Idempotency-Key' extends keyof H ? { idempotencyKey?: string } : unknown) &
  ('If-Match' extends keyof H ? { ifMatch?: string | undefined } : unknown)

type Json<T> = T extends { content: { 'application/json': infer Value } } ? Value : never
type Payload<T> = T extends { content: { 'multipart/form-data': infer Value } } ? Value : Json<T>
type BodyOf<Operation> = Operation extends { requestBody: infer B }
  ? { body: Payload<B> }
  : Operation extends { requestBody?: infer B }
    ? [Exclude<B, undefined>] extends [never]
      ? unknown
      : { body?: Payload<Exclude<B, undefined>> }
    : unknown
type Flat<T> = { [Key in keyof T]: T[Key] }

/** The arguments of an operation: path, query and header parameters in one flat object, plus `body`. */
export type ArgsOf<Operations, Id extends keyof Operations> = Flat<
  At<Operations[Id], 'path'> &
    At<Operations[Id], 'query'> &
    Headers<At<Operations[Id], 'header'>> &
    BodyOf<Operations[Id]>
>

type Responses<Operation> = Operation extends { responses: infer R } ? R : never
type Successes<R> = {
  [Status in keyof R]: Status extends 200 | 201 ? Json<R[Status]> : Status extends 204 ? undefined : never
}
/** The body of an operation's successful answer; undefined if it has none. */
export type AnswerOf<Operations, Id extends keyof Operations> = Successes<
  Responses<Operations[Id]>
>[keyof Responses<Operations[Id]>]
