import { CircleQuestionMark, PawPrint, Search } from 'lucide-react'
import { HELP_CARDS } from '../../content/help.ts'
import { RichText } from '../../ui/rich-text.tsx'

const ICONS = {
  general: { Icon: CircleQuestionMark, tone: 'bg-tint text-on-tint' },
  owners: { Icon: PawPrint, tone: 'bg-accent-tint text-on-accent-tint' },
  renters: { Icon: Search, tone: 'bg-rose-tint text-rose' },
}

/** Where to look first, by who is asking (specification section 2, Help & Support). */
export function HelpCards() {
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {HELP_CARDS.map(({ icon, title, text }) => {
        const { Icon, tone } = ICONS[icon]
        return (
          <li key={title} className="flex gap-4 rounded-card border border-line bg-surface p-5 shadow-card">
            <span className={`flex size-12 shrink-0 items-center justify-center rounded-full ${tone}`}>
              <Icon aria-hidden className="size-6" />
            </span>
            <div>
              <h2 className="text-xl">{title}</h2>
              <p className="mt-1 text-muted">
                <RichText text={text} />
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
