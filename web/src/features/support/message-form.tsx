import { BusyButton } from '../../ui/busy-button.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { showToast } from '../../ui/toast.ts'
import { useSimulatedSend } from '../forms/use-simulated-send.ts'

/**
 * A message with a name and an email address, all three required and nothing else asked of them but the browser's
 * check of the address (specification section 5). Sending is simulated: `sendMs`, the toast `sentText`, an empty form.
 */
export function MessageForm({
  nameLabel,
  emailLabel,
  sendLabel,
  sendMs,
  sentText,
}: {
  nameLabel: string
  emailLabel: string
  sendLabel: string
  sendMs: number
  sentText: string
}) {
  const { sending, send } = useSimulatedSend(sendMs)
  return (
    <Form
      className="grid gap-5"
      onSend={(_data, form) =>
        send(() => {
          form.reset()
          showToast({ kind: 'success', text: sentText })
        })
      }
    >
      <TextField
        name="name"
        label={nameLabel}
        autoComplete="name"
        required
        readOnly={sending}
        missing="Enter your name."
      />
      <TextField
        name="email"
        type="email"
        label={emailLabel}
        hint="For our answer. For example name@example.com"
        autoComplete="email"
        spellCheck={false}
        required
        readOnly={sending}
        missing="Enter your email address."
        wrong="Enter an email address like name@example.com."
      />
      <TextArea name="message" label="Message" rows={6} required readOnly={sending} missing="Write your message." />
      <BusyButton type="submit" busy={sending} busyLabel="Sending..." className="justify-self-start">
        {sendLabel}
      </BusyButton>
    </Form>
  )
}
