import { TESTIMONIALS } from '../../content/home.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Section } from '../../ui/layout.tsx'

/** What three people say. */
export function Testimonials() {
  return (
    <Section title="What People Say" id="testimonials">
      <ul className="grid gap-5 md:grid-cols-3">
        {TESTIMONIALS.map(({ text, name, location, image }) => (
          <li key={name}>
            <figure className="flex h-full flex-col rounded-card border border-line bg-surface p-6 shadow-card">
              <blockquote className="grow">
                <p>“{text}”</p>
              </blockquote>
              <figcaption className="mt-4 flex items-center gap-3">
                <Avatar name={name} picture={image} />
                <span>
                  <span className="block font-semibold">{name}</span>
                  <span className="block text-muted text-sm">{location}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
