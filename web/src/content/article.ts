/** The shape of the copy that stands in articles: text as data, so that one component shows every page alike. */

/** Words that lead somewhere: a path of this site, or a mailto: or tel: address. */
export type LinkedWords = { text: string; to: string }

/** A sentence or several; in parts where some words are a link. */
export type Text = string | (string | LinkedWords)[]

/** A paragraph, or a list. */
export type Block = Text | { list: Text[] }

export type ArticleSection = { id: string; title: string; body: Block[] }

/** `updated` is the day of the text as it is shown and as a calendar day. */
export type Article = {
  title: string
  lead: string
  updated?: { shown: string; day: string }
  sections: ArticleSection[]
}

/** A question and its answer (specification section 3, FAQ item). */
export type FaqItem = { id: string; question: string; answer: Text }
