import { CloseButton } from '@mantine/core'
import { useState } from 'react'
import { Link, useMatch } from 'react-router-dom'
import { useListAgreements } from '../../api/generated/training.hooks.ts'
import { paths } from '../../paths.ts'
import { mustAccept } from '../../domain/agreements.ts'
import { reminderBar } from '../../ui/bottom-bar.ts'
import { QuietButton } from '../../ui/looks.ts'
import css from './AgreementsBar.module.css'
import { useAgreementYear } from './useAgreementYear.ts'

/**
 * Reminds an instructor of agreements that have not been accepted, except where the page itself does. The instructor can
 * close it until the next visit. It does not appear before the agreements have loaded.
 */
export function AgreementsBar() {
  const year = useAgreementYear()
  const { data } = useListAgreements({ year })
  const [isClosed, setClosed] = useState(false)
  const pages = [useMatch(paths.acceptAgreements()), useMatch(paths.dashboard())]
  if (!data || !mustAccept(data) || isClosed || pages.some(Boolean)) return null
  return (
    <section ref={reminderBar} className={css['bar']} aria-label="Agreements">
      <div className={css['content']}>
        <p>Please accept the {year} agreements.</p>
        <QuietButton component={Link} to={paths.acceptAgreements()} flex="none">
          Review
        </QuietButton>
        <CloseButton size={44} aria-label="Not now" onClick={() => setClosed(true)} />
      </div>
    </section>
  )
}
