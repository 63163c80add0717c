import { useState } from 'react'
import type { Answer } from '../../api/generated/training.types.ts'
import { one } from '../../api/resource.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Page } from '../../ui/Page.tsx'
import { CertificationCard } from './CertificationCard.tsx'
import css from './Certifications.module.css'
import { useCertifications } from '../shared/useCertifications.ts'
import { byUrgency, summaryOf } from './standing.ts'

/** The curricula that an instructor is certified to teach, and until when. */
export const CertificationsPage = () => (
  <Loaded isPage queries={useCertifications()} what="your certifications">
    {({ certifications }) => <Certifications document={certifications} />}
  </Loaded>
)

function Certifications({ document }: { document: Answer<'listCertifications'> }) {
  const [now] = useState(() => Date.now())
  const certifications = document.data.toSorted((a, b) => byUrgency(now)(a.attributes, b.attributes))
  if (!certifications.length)
    return (
      <Page>
        <Notice title="No certifications yet">
          The curricula that you are certified to teach appear here.
        </Notice>
      </Page>
    )
  return (
    <Page
      subtitle={summaryOf(
        certifications.map(({ attributes }) => attributes),
        now,
      )}
    >
      <ul className={css['list']} aria-label="Certifications">
        {certifications.map((certification) => (
          <CertificationCard
            key={certification.id}
            certification={certification}
            curriculum={one(document, certification.relationships.curriculum)}
            now={now}
          />
        ))}
      </ul>
    </Page>
  )
}

export { CertificationsPage as Component }
