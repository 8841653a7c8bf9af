import type { FaqItem } from '../../content/article.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { RichText } from '../../ui/rich-text.tsx'

/** Questions and answers, one open at a time within `name` (specification section 2, Help and FAQ). */
export function FaqAccordion({ name, items }: { name: string; items: FaqItem[] }) {
  return (
    <Accordion
      name={name}
      items={items.map(({ id, question, answer }) => ({
        id,
        title: question,
        body: (
          <p>
            <RichText text={answer} />
          </p>
        ),
      }))}
    />
  )
}
