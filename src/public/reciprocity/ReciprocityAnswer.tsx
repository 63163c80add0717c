import { useQuery } from '@tanstack/react-query'
import { type Reciprocity, reciprocityIn } from '../../api/services/content-queries.ts'
import { isHttpsUrl } from '../../lib/safe-url.ts'
import { formatDay } from '../../lib/venue-time.ts'
import plain from '../ui/plain.module.css'
import { PlainLoaded } from '../ui/PlainLoaded.tsx'
import css from './ReciprocityFacts.module.css'
import { ReciprocityFacts, ReciprocityPicture } from './ReciprocityFacts.tsx'
import { reciprocityQuery } from './reciprocity-query.ts'

/** What we know about the permits of a state: a link to its authority, its picture and its numbers. @param name of the state */
export function ReciprocityAnswer({ name }: { name: string }) {
  const found = useQuery(reciprocityQuery(name))
  return (
    <section className={css['answer']} aria-label={`The numbers of ${name}`}>
      <PlainLoaded query={found} what={`the numbers of ${name}`} outline="list">
        {(answer) => {
          const reciprocity = reciprocityIn(answer)
          return reciprocity ? (
            <div className={plain['stack']}>
              <Authority {...reciprocity} />
              <ReciprocityPicture {...reciprocity} />
              <ReciprocityFacts reciprocity={reciprocity} />
            </div>
          ) : (
            <div className={plain['card']}>
              <p className={plain['strong']}>We have no information about {name} yet</p>
              <p className={plain['dim']}>Ask the authority that issues permits in {name}.</p>
            </div>
          )
        }}
      </PlainLoaded>
    </section>
  )
}

/** Only the authority says which states they are, so the link to it comes first. */
const Authority = ({ stateName, authorityUrl, updatedAt }: Reciprocity) => (
  <>
    <p>
      The list can change at any time. Before you travel with a firearm, check with the authorities in each
      state along your way.
    </p>
    <p className={plain['row']}>
      {authorityUrl && isHttpsUrl(authorityUrl) && (
        <a className={plain['button']} href={authorityUrl} rel="noopener noreferrer nofollow">
          See which states, from the {stateName} permit authority
        </a>
      )}
      {updatedAt && <span className={plain['dim']}>These numbers are as of {formatDay(updatedAt)}.</span>}
    </p>
  </>
)
