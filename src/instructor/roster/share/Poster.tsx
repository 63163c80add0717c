import { useQuery } from '@tanstack/react-query'
import { encode } from 'uqr'
import type { Answer, OccurrenceResource } from '../../../api/generated/training.types.ts'
import { courseQuery } from '../../../api/queries.ts'
import { formatPrice } from '../../../lib/money.ts'
import { formatDay, formatHours } from '../../../lib/venue-time.ts'
import { Loaded } from '../../../ui/Loaded.tsx'
import { PrintPage } from '../export/PrintPage.tsx'
import css from './Poster.module.css'
import { publicPath } from '../../shared/share-class.ts'

type PosterProps = { occurrence: OccurrenceResource; onClose: () => void }

/** A poster for one class, with a QR code that leads to its public page. Only the paper is printed. */
export function Poster({ occurrence, onClose }: PosterProps) {
  const course = useQuery(courseQuery(occurrence.attributes.entityId))
  return (
    <PrintPage occurrence={occurrence} heading="Poster" isReady={!!course.data} onClose={onClose}>
      <Loaded queries={{ course }} what="the poster">
        {({ course: document }) => <Paper occurrence={occurrence} course={document} />}
      </Loaded>
    </PrintPage>
  )
}

function Paper({ occurrence, course }: { occurrence: OccurrenceResource; course: Answer<'getCourse'> }) {
  const { name, location: place, price } = course.data.attributes
  const link = new URL(publicPath(course), location.origin)
  return (
    <article className={css['paper']} aria-label="Poster">
      <h2>{name}</h2>
      {occurrence.attributes.dates.map((day) => (
        <p key={day.guid}>
          <b>{formatDay(day.startTime)}</b>, {formatHours(day)}
        </p>
      ))}
      <p>{[place.name, place.fullAddress].filter(Boolean).join(', ')}</p>
      <p>{formatPrice(price)}</p>
      <div className={css['code']}>
        <QrCode text={link.href} label={`QR code of ${link.href}`} />
      </div>
      <p>Scan to register</p>
      <p className={css['link']}>
        {link.host}
        {link.pathname}
      </p>
    </article>
  )
}

/** Modules of white around the code, which readers need. */
const BORDER = 4

/** A QR code as large as its container. @param label what a person who cannot see it is told */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  )
}
