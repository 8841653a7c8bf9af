import { CONTACT_SEND_MS } from '../../domain/simulated-delays.ts'
import { Panel } from '../../ui/panel.tsx'
import { MessageForm } from './message-form.tsx'

/** The form of the contact page (specification sections 2 and 4). */
export const ContactForm = () => (
  <Panel title="Send us a message" id="message-form">
    <MessageForm
      nameLabel="Your Name"
      emailLabel="Email Address"
      sendLabel="Send Message"
      sendMs={CONTACT_SEND_MS}
      sentText="Message sent! We'll get back to you soon."
    />
  </Panel>
)
