import { renderFailure } from '../../../ui/render-failure.ts'

/** The error page without React, for when the chunk that renders did not load. index.html has its styles. */
export function showPlainFailure(root: HTMLElement) {
  const main = document.createElement('main')
  main.className = 'page-failure'
  main.role = 'alert'
  const heading = document.createElement('h1')
  heading.textContent = renderFailure.title
  const reason = document.createElement('p')
  reason.textContent = renderFailure.chunk
  const reload = document.createElement('button')
  reload.type = 'button'
  reload.className = 'plain-button'
  reload.textContent = 'Reload'
  reload.addEventListener('click', () => location.reload())
  main.append(heading, reason, reload)
  root.replaceChildren(main)
}
