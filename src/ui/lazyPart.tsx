import { Button } from '@mantine/core'
import { type ComponentType, useEffect, useState } from 'react'
import { codeOf } from './lazily.tsx'
import { Outline } from './Loaded.tsx'
import { RetryNotice } from './Notice.tsx'
import { renderFailure } from './render-failure.ts'

/**
 * A part of a page whose code is fetched when it is first shown, or earlier when the browser is idle. An outline stands in
 * for it until then, and a notice with a retry if the code cannot be fetched.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const code = codeOf(load)
  return function LazyPart(props: Props) {
    const [Component, setComponent] = useState(code.fetched)
    const [isFailed, setFailed] = useState(false)
    useEffect(() => {
      if (Component || isFailed) return
      code.fetch().then(
        (component) => setComponent(() => component),
        () => setFailed(true),
      )
    }, [Component, isFailed])
    if (Component) return <Component {...props} />
    if (isFailed)
      return (
        <RetryNotice
          action={
            <Button size="sm" variant="default" flex="none" onClick={() => setFailed(false)}>
              Try again
            </Button>
          }
        >
          {renderFailure.chunk}
        </RetryNotice>
      )
    return <Outline lines={8} />
  }
}
