import { PRODUCT } from '../content/product.ts'
import { HostWizard } from '../features/host/host-wizard.tsx'
import { Container } from '../ui/layout.tsx'
import { PageIntro } from '../ui/page-intro.tsx'

/** Become a Pet Host, at /host (specification section 2). */
export const Component = () => (
  <Container className="py-8 sm:py-10">
    <title>{`Become a Pet Host · ${PRODUCT.name}`}</title>
    <PageIntro
      title="Become a Pet Host"
      lead="Share your companion, at your own rate. Renters pay you directly by UPI."
    />
    <div className="mt-6">
      <HostWizard />
    </div>
  </Container>
)
