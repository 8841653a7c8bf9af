import type { PaymentDetails } from '../../domain/upi.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { showToast } from '../../ui/toast.ts'
import type { PaymentDialogProps } from './payment-dialog.tsx'

/** The owner's UPI ID, name and phone, as given when the two met. All three are needed (specification section 5). */
export function PaymentDetailsForm({ pet, draft, onChange, dispatch }: PaymentDialogProps) {
  const { details } = draft
  const set = (part: Partial<PaymentDetails>) => onChange({ details: { ...details, ...part } })
  const submit = () => dispatch({ type: 'submit', details })

  return (
    <Form
      onSend={submit}
      onRefuse={() => {
        submit()
        showToast({ kind: 'error', text: 'Please fill in all payment details' })
      }}
      className="grid gap-4"
    >
      <p className="text-muted">
        Enter what {pet.ownerName ?? 'the owner'} gave you when you met. You pay the owner, not us.
      </p>
      <TextField
        name="upiId"
        label="Owner’s UPI ID"
        hint="For example ananya@okbank"
        missing="Enter the owner’s UPI ID."
        required
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={details.upiId}
        onChange={(event) => set({ upiId: event.target.value })}
      />
      <TextField
        name="name"
        label="Owner’s name"
        missing="Enter the owner’s name."
        required
        autoComplete="off"
        value={details.name}
        onChange={(event) => set({ name: event.target.value })}
      />
      <TextField
        name="phone"
        label="Owner’s phone number"
        hint="For example +91 9876543210"
        missing="Enter the owner’s phone number."
        required
        type="tel"
        inputMode="tel"
        autoComplete="off"
        value={details.phone}
        onChange={(event) => set({ phone: event.target.value })}
      />
      <Button type="submit">Continue to payment</Button>
    </Form>
  )
}
