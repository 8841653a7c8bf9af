import { Handshake, HeartHandshake, IndianRupee, MapPinned, QrCode, SlidersHorizontal } from 'lucide-react'
import { REASONS } from '../../content/home.ts'
import { PRODUCT } from '../../content/product.ts'
import { Section } from '../../ui/layout.tsx'

/** In the order of the reasons. */
const ICONS = [IndianRupee, QrCode, Handshake, SlidersHorizontal, HeartHandshake, MapPinned]

/** Six reasons to choose the product. */
export function Reasons() {
  return (
    <Section title={`Why Choose ${PRODUCT.name}`} id="reasons" className="bg-sunken">
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        {REASONS.map(({ title, text }, index) => {
          const Icon = ICONS[index]
          return (
            <li key={title} className="flex gap-4">
              {Icon && <Icon aria-hidden className="mt-0.5 size-7 shrink-0 text-primary" />}
              <div>
                <h3 className="text-lg">{title}</h3>
                <p className="mt-1 text-muted">{text}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
