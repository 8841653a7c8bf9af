import { STEPS } from '../../content/home.ts'
import { Section } from '../../ui/layout.tsx'

/** The five steps from a search to a day together. */
export function HowItWorks() {
  return (
    <Section title="How It Works" id="how-it-works" lead="Five steps from the first look to the first walk.">
      <ol className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-5">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4 lg:block">
            <span
              aria-hidden
              className="flex size-12 shrink-0 items-center justify-center rounded-full bg-accent font-bold font-display text-on-accent text-xl"
            >
              {index + 1}
            </span>
            <div className="lg:mt-3">
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
