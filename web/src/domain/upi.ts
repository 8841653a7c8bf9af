/** What the owner gave the renter when they met (specification section 3, Payment details). */
export type PaymentDetails = { upiId: string; name: string; phone: string }

export const NO_PAYMENT_DETAILS: PaymentDetails = { upiId: '', name: '', phone: '' }

/** The details that are missing: all three are needed (specification section 5). Blanks are no answer. */
export function missingDetails(details: PaymentDetails): (keyof PaymentDetails)[] {
  return (['upiId', 'name', 'phone'] as const).filter((field) => details[field].trim() === '')
}

/**
 * The link that a UPI app opens to pay the owner: payee, name, amount in rupees and currency, those four alone.
 * `encodeURIComponent` and not a query builder: some apps show the builder's `+` for a space as it is.
 */
export function upiPayLink({ upiId, name }: PaymentDetails, amountInRupees: number): string {
  // A text cut through the middle of an emoji can't be encoded; the stray half is replaced.
  const encode = (text: string) => encodeURIComponent(text.trim().toWellFormed())
  return `upi://pay?pa=${encode(upiId)}&pn=${encode(name)}&am=${amountInRupees}&cu=INR`
}
