import { PATHS } from '../domain/paths.ts'
import { PageHead } from '../features/head/page-head.tsx'
import { HostWizard } from '../features/host/host-wizard.tsx'
import { Container } from '../ui/layout.tsx'
import { PageIntro } from '../ui/page-intro.tsx'

/** Become a Pet Host, at /host (specification section 2). */
export const Component = () => (
  <Container className="py-8 sm:py-10">
    <PageHead
      title="Become a Pet Host"
      description="List your pet for rental, fostering or adoption at your own rate. Renters pay you directly by UPI, and we take no commission."
      path={PATHS.host}
    />
    <PageIntro
      title="Become a Pet Host"
      lead="Share your companion, at your own rate. Renters pay you directly by UPI."
    />
    <div className="mt-6">
      <HostWizard />
    </div>
  </Container>
)
