import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ClassHit } from '../../../api/generated/search.types.ts'
import { isId } from '../../../lib/is-id.ts'
import { paths } from '../../../paths.ts'
import plain from '../../ui/plain.module.css'
import { PlainDialog } from '../../ui/PlainDialog.tsx'
import { PlainLoaded } from '../../ui/PlainLoaded.tsx'
import { Comparison } from './Comparison.tsx'
import { nextDatesQuery } from './next-dates-query.ts'
import { KeptClass, UnlistedClass } from './KeptClass.tsx'
import { savedClasses, viewedClasses } from './kept-classes.ts'
import css from './SavedDialog.module.css'

const MOST_COMPARED = 3

type SavedDialogProps = { onClose: () => void }

/** The classes that this device keeps: those saved, those viewed last, and up to three side by side. */
export function SavedDialog({ onClose }: SavedDialogProps) {
  // What is taken off stays until the dialog closes, so that it can be saved again.
  const [saved] = useState(() => savedClasses.read().filter(isId))
  const [viewed] = useState(() => viewedClasses.read().filter((id) => isId(id) && !saved.includes(id)))
  const ids = [...saved, ...viewed]
  const found = useQuery(nextDatesQuery(ids))
  return (
    <PlainDialog title="Saved classes" onClose={onClose} opener='[data-request="saved"]'>
      <div className={plain['stack']}>
        <p className={plain['dim']}>
          {saved.length > 0
            ? 'Kept in this browser only. Compare up to three.'
            : 'Press “Save” on the page of a class to find it here. It is kept in this browser only.'}
        </p>
        {ids.length > 0 ? (
          <PlainLoaded query={found} what="your classes" outline="list">
            {(hits) => <Kept saved={saved} viewed={viewed} hits={hits} />}
          </PlainLoaded>
        ) : (
          <p>
            <a className={plain['button']} href={paths.classes()}>
              Find a class
            </a>
          </p>
        )}
      </div>
    </PlainDialog>
  )
}

type KeptProps = { saved: readonly string[]; viewed: readonly string[]; hits: readonly ClassHit[] }

function Kept({ saved, viewed, hits }: KeptProps) {
  const hitOf = (id: string) => hits.find(({ courseId }) => courseId === id)
  const known = [...saved, ...viewed].filter(hitOf)
  // Someone who saved fewer than two classes probably compares with the ones viewed last.
  const [chosen, setChosen] = useState(() =>
    known.slice(0, Math.max(2, Math.min(MOST_COMPARED, saved.filter(hitOf).length))),
  )
  const canCompare = known.length > 1
  const isFull = chosen.length === MOST_COMPARED

  const renderCompare = ({ courseId: id, name }: ClassHit) => (
    <label className={css['compare']}>
      <input
        type="checkbox"
        checked={chosen.includes(id)}
        disabled={isFull && !chosen.includes(id)}
        onChange={({ currentTarget }) =>
          setChosen(currentTarget.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
        }
      />
      Compare<span className="visually-hidden"> {name}</span>
    </label>
  )
  const renderList = (ids: readonly string[]) =>
    ids.length > 0 && (
      <ul className={css['list']}>
        {ids.map((id) => {
          const hit = hitOf(id)
          return hit ? (
            <KeptClass key={id} hit={hit}>
              {canCompare && renderCompare(hit)}
            </KeptClass>
          ) : (
            <UnlistedClass key={id} id={id} />
          )
        })}
      </ul>
    )
  return (
    <>
      {renderList(saved)}
      {canCompare && <Comparison hits={chosen.flatMap((id) => hitOf(id) ?? [])} />}
      {viewed.length > 0 && (
        <section className={plain['stack']} aria-labelledby="viewed">
          <h3 id="viewed">Recently viewed</h3>
          {renderList(viewed)}
        </section>
      )}
    </>
  )
}
