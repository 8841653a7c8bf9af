import { Clock, Mail, MapPin, Phone } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { CONTACT } from '../../content/product.ts'
import { mailLink } from '../../domain/mail-link.ts'
import { Panel } from '../../ui/panel.tsx'
import { TextLink } from '../../ui/rich-text.tsx'

/** Every other way to reach us (specification section 2, Contact). */
export function ContactDetails() {
  return (
    <Panel title="Other ways to reach us" id="contact-details">
      <dl className="grid gap-5">
        <Detail Icon={Mail} name="Support">
          <TextLink to={mailLink(CONTACT.supportEmail)}>{CONTACT.supportEmail}</TextLink>
          <br />
          We aim to answer {CONTACT.supportResponse}.
        </Detail>
        <Detail Icon={Mail} name="Partnerships">
          <TextLink to={mailLink(CONTACT.partnershipEmail)}>{CONTACT.partnershipEmail}</TextLink>
        </Detail>
        <Detail Icon={Phone} name="Phone">
          <TextLink to={CONTACT.phone.link}>{CONTACT.phone.shown}</TextLink>
          <br />
          {CONTACT.phoneHours}
        </Detail>
        <Detail Icon={MapPin} name="Office">
          <address className="not-italic">
            {CONTACT.address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </Detail>
        <Detail Icon={Clock} name="Office hours">
          <ul>
            {CONTACT.officeHours.map(({ days, hours }) => (
              <li key={days}>
                {days}: {hours}
              </li>
            ))}
          </ul>
        </Detail>
      </dl>
    </Panel>
  )
}

function Detail({
  Icon,
  name,
  children,
}: {
  Icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>
  name: string
  children: ReactNode
}) {
  return (
    <div>
      <dt className="flex items-center gap-2 font-semibold">
        <Icon aria-hidden className="size-5 text-primary" />
        {name}
      </dt>
      <dd className="mt-0.5 pl-7 text-muted">{children}</dd>
    </div>
  )
}
