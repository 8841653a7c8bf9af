import { TERMS } from '../content/terms.ts'
import { PATHS } from '../domain/paths.ts'
import { ArticlePage } from '../features/articles/article-page.tsx'

/** Terms of service, at /terms (specification section 2). */
export const Component = () => <ArticlePage article={TERMS} path={PATHS.terms} />
