/// <reference types="vite/client" />

/** A variable that is not declared below does not compile. */
interface ViteTypeOptions {
  strictImportMetaEnv: unknown
}

/** The variables that pages may see; see config.ts. A deployment sets them when the server starts, or at build time. */
interface ImportMetaEnv {
  readonly VITE_PRODUCT: string
  /** The version in package.json, which the build sets. */
  readonly VITE_VERSION?: string
  readonly VITE_ENVIRONMENT?: string
  readonly VITE_MEMBER_PORTAL_LOGIN?: string
  readonly VITE_MEMBER_SITE?: string
  readonly VITE_CHECKOUT_URL?: string
  readonly VITE_COOKIE_DOMAIN?: string
  readonly VITE_PAYMENT_CONNECT_URL?: string
  readonly VITE_PAYMENT_CLIENT_ID?: string
  readonly VITE_SUPPORT_EMAIL?: string
  readonly VITE_SUPPORT_PHONE?: string
  readonly VITE_CONTENT_URL?: string
  readonly VITE_CONTENT_DATASET?: string
  readonly VITE_GEOCODING_URL?: string
  readonly VITE_GEOCODING_KEY?: string
  readonly VITE_LEADS_URL?: string
  readonly VITE_SEARCH_URL?: string
  readonly VITE_SEARCH_APP_ID?: string
  readonly VITE_SEARCH_KEY?: string
  readonly VITE_LEAD_FORM_ACCOUNT_CREATION?: string
  readonly VITE_LEAD_FORM_CLASS_DATE?: string
  readonly VITE_LEAD_FORM_EMAIL_CLASS_DETAILS?: string
  readonly VITE_LEAD_FORM_GET_CLASS_DETAILS?: string
  readonly VITE_LEAD_FORM_REVIEW?: string
  readonly VITE_LEAD_FORM_DEFAULT_LEAD?: string
  readonly VITE_LEAD_FORM_FOOTER?: string
  readonly VITE_LEAD_OPT_IN?: 'on' | 'off'
  readonly VITE_PICTURE_URL?: string
  readonly VITE_PREVIEW_URL?: string
  readonly VITE_VITALS_URL?: string
  readonly VITE_CHECK_IN_HOSTS?: string
  readonly VITE_WORKSHOP_CLASSES?: string
  readonly VITE_WORKSHOP_URL?: string
  readonly VITE_MAP_URL?: string
  readonly VITE_SEARCH_BUTTON?: string
  readonly VITE_MAP_TILES?: string
  readonly VITE_MAP_CREDIT?: string
  readonly VITE_ACADEMY_SEARCH_URL?: string
}
