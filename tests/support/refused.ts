import { ApiError } from '../../src/api/errors.ts'

/** How a call was refused: status and messages. Undefined when it was not. */
export const refused = (call: Promise<unknown>): Promise<{ status: number; message: string } | undefined> =>
  call.then(
    () => undefined,
    (error: ApiError) => ({ status: error.status, message: error.message }),
  )

/** The status of a refusal; undefined when the call went through. */
export const statusOf = async (call: Promise<unknown>) => (await refused(call))?.status

/** The documented code of a refusal, and the field that is to blame; undefined when the call went through. */
export const codeOf = (call: Promise<unknown>): Promise<string | undefined> =>
  call.then(
    () => undefined,
    (error: unknown) => {
      const [{ code, field } = {}] = error instanceof ApiError ? error.errors : []
      if (!code) throw error
      return field ? `${code} ${field}` : code
    },
  )
