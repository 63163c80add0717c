import { Component, type ReactNode } from 'react'
import { renderFailure } from '../ui/render-failure.ts'
import { reportError } from '../lib/report-error.ts'
import plain from '../ui/plain/plain.module.css'

type Props = { children: ReactNode }

/** Shows a failure in place of a page that broke. The frame around it stays, and with it the way to other pages. */
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
        <h1>{renderFailure.title}</h1>
        <button type="button" className={plain['button']} onClick={() => location.reload()}>
          Reload
        </button>
      </div>
    )
  }
}
