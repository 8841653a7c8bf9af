import { NEWSLETTER_MS } from '../../domain/simulated-delays.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Container } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toast.ts'
import { useSimulatedSend } from '../forms/use-simulated-send.ts'

/** The newsletter signup. No request is made (specification section 4). */
export function Newsletter() {
  const { sending, send } = useSimulatedSend(NEWSLETTER_MS)
  return (
    <section aria-labelledby="newsletter" className="border-line border-y bg-tint py-10">
      <Container className="grid items-end gap-6 lg:grid-cols-2">
        <div>
          <h2 id="newsletter" className="text-2xl text-on-tint sm:text-3xl">
            Letters from the neighbourhood
          </h2>
          <p className="mt-1 max-w-prose text-on-tint">New pets, care tips and stories from hosts, now and then.</p>
        </div>
        <Form
          onSend={(_data, form) =>
            send(() => {
              form.reset()
              showToast({ kind: 'success', text: 'Thank you for subscribing to our newsletter!' })
            })
          }
          className="flex flex-wrap items-end gap-3"
        >
          <TextField
            name="email"
            label="Email"
            type="email"
            required
            autoComplete="email"
            missing="Enter your email address."
            wrong="Enter an email address like name@example.com."
            readOnly={sending}
            className="min-w-56 grow"
          />
          <BusyButton type="submit" busy={sending} busyLabel="Subscribing...">
            Subscribe
          </BusyButton>
        </Form>
      </Container>
    </section>
  )
}
