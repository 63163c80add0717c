import { ApiError } from '../../src/api/errors.ts'

/** The status and messages of a refused call; undefined if it succeeded. */
export const refused = (call: Promise<unknown>): Promise<{ status: number; message: string } | undefined> =>
  call.then(
    () => undefined,
    (error: ApiError) => ({ status: error.status, message: error.message }),
  )

/** The status of a refusal; undefined if the call succeeded. */
export const statusOf = async (call: Promise<unknown>) => (await refused(call))?.status

/** The documented code of a refusal and the invalid field; undefined if the call succeeded. */
export const codeOf = (call: Promise<unknown>): Promise<string | undefined> =>
  call.then(
    () => undefined,
    (error: unknown) => {
      const [{ code, field } = {}] = error instanceof ApiError ? error.errors : []
      if (!code) throw error
      return field ? `${code} ${field}` : code
    },
  )
