import { ArrowRight, CalendarDays, HandHeart, House } from 'lucide-react'
import { Link } from 'react-router-dom'
import { servicePath } from '../../domain/paths.ts'
import { Section } from '../../ui/layout.tsx'

const SERVICE_CARDS = [
  {
    service: 'rental',
    title: 'Pet Rental',
    Icon: CalendarDays,
    text: 'Spend a day or a week with a pet. The owner sets the rate, you agree the dates, and you pay by UPI.',
    tone: 'bg-tint text-on-tint',
  },
  {
    service: 'fostering',
    title: 'Pet Fostering',
    Icon: House,
    text: 'Give a pet a home for a while, when its owner travels, moves or needs a hand.',
    tone: 'bg-accent-tint text-on-accent-tint',
  },
  {
    service: 'adoption',
    title: 'Pet Adoption',
    Icon: HandHeart,
    text: 'Meet pets that are looking for a family of their own, and take one home for good.',
    tone: 'bg-rose-tint text-rose',
  },
]

/** The three services, each a way into the browse list. */
export function Services() {
  return (
    <Section title="Our Services" id="services" lead="Three ways to share your days with an animal.">
      <ul className="grid gap-5 md:grid-cols-3">
        {SERVICE_CARDS.map(({ service, title, Icon, text, tone }) => (
          <li
            key={service}
            className="relative flex flex-col rounded-card border border-line bg-surface p-6 shadow-card hover:border-primary"
          >
            <span className={`flex size-12 items-center justify-center rounded-full ${tone}`}>
              <Icon aria-hidden className="size-6" />
            </span>
            <h3 className="mt-4 text-xl">
              <Link to={servicePath(service)} className="card-link">
                {title}
              </Link>
            </h3>
            <p className="mt-1 mb-3 text-muted">{text}</p>
            <ArrowRight aria-hidden className="mt-auto size-5 text-primary" />
          </li>
        ))}
      </ul>
    </Section>
  )
}
