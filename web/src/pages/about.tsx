import { ABOUT } from '../content/about.ts'
import { PATHS } from '../domain/paths.ts'
import { ArticlePage } from '../features/articles/article-page.tsx'

/** About the product, at /about (specification section 2). */
export const Component = () => <ArticlePage article={ABOUT} path={PATHS.about} />
