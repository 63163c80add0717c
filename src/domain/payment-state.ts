/** How far an instructor has come towards being paid online. */
export type PaymentState = 'not-connected' | 'not-enabled' | 'ready'

type Flags = {
  paymentEnabled: boolean
  /** The server tells it to the instructor alone. */
  hasPaymentProcessorId?: boolean | undefined
}

/** Three states from two flags. Without an account nothing can be enabled. */
export function paymentStateOf({ hasPaymentProcessorId, paymentEnabled }: Flags): PaymentState {
  if (!hasPaymentProcessorId) return 'not-connected'
  return paymentEnabled ? 'ready' : 'not-enabled'
}

/** The state in words. */
export const PAYMENT_LABELS: Record<PaymentState, string> = {
  'not-connected': 'Not connected',
  'not-enabled': 'Connected, not yet enabled',
  ready: 'Ready',
}
