import { useEffect } from 'react'
import plain from '../../ui/plain.module.css'
import { RequestLink } from '../../ui/RequestLink.tsx'
import { ShareButton } from '../../ui/ShareButton.tsx'
import { useIsSaved, viewedClasses } from './kept-classes.ts'
import { SaveToggle } from './SaveToggle.tsx'

export type KeepClassProps = { id: string; name: string; path: string }

/** On the page of a class: notes that it was viewed, shares it, saves it, and leads to all that are saved. */
export function KeepClass({ id, name, path }: KeepClassProps) {
  useEffect(() => void viewedClasses.putFirst(id), [id])
  return (
    <>
      <ShareButton path={path} title={name}>
        Share
      </ShareButton>
      <SaveToggle id={id} />
      {useIsSaved(id) && (
        <RequestLink request="saved" className={plain['link']}>
          See what you saved
        </RequestLink>
      )}
    </>
  )
}
