import { useQuery } from '@tanstack/react-query'
import { listAgreementsQuery } from '../../api/generated/training.hooks.ts'
import { useCertifications } from '../shared/useCertifications.ts'
import type { Home } from './useHome.ts'

/** What an instructor needs before teaching: accepted agreements, certifications, and an account for payments. */
export const useRequirements = ({ now }: Home) => ({
  agreements: useQuery(listAgreementsQuery({ year: new Date(now).getFullYear() })),
  ...useCertifications(),
})
