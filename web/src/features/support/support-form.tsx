import { CONTACT } from '../../content/product.ts'
import { SUPPORT_SEND_MS } from '../../domain/simulated-delays.ts'
import { Panel } from '../../ui/panel.tsx'
import { MessageForm } from './message-form.tsx'

/** The Contact Support form of Help & Support (specification sections 2 and 4). */
export const SupportForm = () => (
  <Panel title="Contact Support" id="support-form" lead={`We aim to answer ${CONTACT.supportResponse}.`}>
    <MessageForm
      nameLabel="Name"
      emailLabel="Email"
      sendLabel="Send Message"
      sendMs={SUPPORT_SEND_MS}
      sentText="Your message has been sent! We will get back to you soon."
    />
  </Panel>
)
