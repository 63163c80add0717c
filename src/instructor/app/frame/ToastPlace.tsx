import { Link } from 'react-router-dom'
import { whereIs } from '../../../api/where.ts'
import type { ToastLink } from '../../../ui/ToastCard.tsx'

/** Leads to where the result of a change is to be seen. */
export const ToastPlace: ToastLink = ({ change, answer, onFollow }) => {
  const where = whereIs(change, answer)
  return (
    where && (
      <Link to={where.to} onClick={onFollow}>
        {where.label}
      </Link>
    )
  )
}
