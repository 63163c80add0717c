/** What a deployment decides. The defaults serve development and the demo, where the neighbours are stand-ins. */
export const config = {
  product: import.meta.env.VITE_PRODUCT ?? 'Harbor',
  /** Sign-in page of the member portal. It takes `redirectTo` and sets the token cookie. */
  memberPortalLogin: import.meta.env.VITE_MEMBER_PORTAL_LOGIN ?? '/mocks/neighbours/portal.html',
  /** Domain of the token cookie, which the portal shares with us; undefined for this host only. */
  cookieDomain: import.meta.env.VITE_COOKIE_DOMAIN,
  supportEmail: import.meta.env.VITE_SUPPORT_EMAIL ?? 'support@example.com',
  supportPhone: import.meta.env.VITE_SUPPORT_PHONE ?? '(555) 010-0100',
}
