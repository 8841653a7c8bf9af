import { PATHS } from '../../domain/paths.ts'
import { LostScene } from '../../ui/art/lost-scene.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Container } from '../../ui/layout.tsx'
import { Message } from '../../ui/message.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'

/** The 404 page (specification section 2): unknown paths, and ids that no pet has. */
export function NotFound() {
  return (
    <Container>
      <title>Page not found · PawSaathi</title>
      <meta name="robots" content="noindex" />
      <Message
        art={<LostScene className="w-64" />}
        title={
          <PageHeading className="text-2xl">
            <span className="block text-4xl text-primary">404</span> Oops! Page not found
          </PageHeading>
        }
        action={<ButtonLink to={PATHS.home}>Back to Home</ButtonLink>}
      >
        The page may have moved, or the pet has found its home.
      </Message>
    </Container>
  )
}
