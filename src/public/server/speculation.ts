/** Where the header `Speculation-Rules` of a page leads to. */
export const SPECULATION = '/speculation-rules.json'

/**
 * What a browser may fetch ahead: the page of a class whose link somebody is about to press. It only fetches the document,
 * so nothing of the page runs, and nothing is counted or sent. Links of dialogs lead to the page itself, and a calendar is
 * no page.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/class/*' },
          { not: { href_matches: '/*.ics' } },
          { not: { selector_matches: '[data-request]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
