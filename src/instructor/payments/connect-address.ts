import { config } from '../../config.ts'
import { paths } from '../../paths.ts'

/** The provider's page for connecting an account (OAuth 2). It answers at /connect. @param state of the attempt */
export function connectAddress(state: string, here = location.origin): string {
  const address = new URL(config.paymentConnect, here)
  const query = {
    response_type: 'code',
    client_id: config.paymentClientId,
    scope: 'read_write',
    redirect_uri: new URL(paths.connect(), here).href,
    state,
  }
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  return address.href
}
