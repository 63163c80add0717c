import { Component, type ReactNode } from 'react'
import { renderFailure } from '../../ui/render-failure.ts'
import { reportError } from '../../lib/report-error.ts'
import { windowTitle } from '../../ui/window-title.ts'
import { OtherWays } from '../ui/OtherWays.tsx'
import plain from '../ui/plain.module.css'

type Props = { children: ReactNode }

/** Shows an error in place of a page that failed to render. The header and footer stay, so their links still work. */
export class PageBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown) {
    reportError(error)
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return (
      <div className={plain['notice']} role="alert">
        <title>{windowTitle('Something went wrong')}</title>
        <h1>{renderFailure.title}</h1>
        <button type="button" className={plain['button']} onClick={() => location.reload()}>
          Reload
        </button>
        <OtherWays />
      </div>
    )
  }
}
