import { Button, CloseButton } from '@mantine/core'
import { useState } from 'react'
import { Link, useMatch } from 'react-router-dom'
import { useListAgreements } from '../api/generated/training.hooks.ts'
import { paths } from '../paths.ts'
import { mustAccept } from '../lib/agreements.ts'
import css from './AgreementsBar.module.css'
import { useAgreementYear } from './agreements-query.ts'

/**
 * Reminds an instructor of agreements that are not accepted. It is never in the way of work: it can be closed until the
 * next visit, and while it is not known whether they are accepted, there is none.
 */
export function AgreementsBar() {
  const year = useAgreementYear()
  const { data } = useListAgreements({ year })
  const [isClosed, setClosed] = useState(false)
  const isThere = useMatch(paths.acceptAgreements()) !== null
  if (!data || !mustAccept(data) || isClosed || isThere) return null
  return (
    <section className={css['bar']} aria-label="Agreements">
      <div className={css['content']}>
        <p>Please accept the {year} agreements.</p>
        <Button component={Link} to={paths.acceptAgreements()} variant="default" flex="none">
          Review
        </Button>
        <CloseButton size={44} aria-label="Not now" onClick={() => setClosed(true)} />
      </div>
    </section>
  )
}
