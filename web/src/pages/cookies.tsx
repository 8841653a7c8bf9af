import { COOKIES } from '../content/cookies.ts'
import { PATHS } from '../domain/paths.ts'
import { ArticlePage } from '../features/articles/article-page.tsx'

/** Cookie policy, at /cookies (specification section 2). */
export const Component = () => <ArticlePage article={COOKIES} path={PATHS.cookies} />
