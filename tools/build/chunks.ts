/** Matches modules by their paths, as regular expressions with `/` between folders. */
const paths = (...patterns: string[]) => new RegExp(patterns.join('|').replaceAll('/', '[\\\\/]'))

/** Modules outside of mocks/. If a stand-in neighbor shared a file with the entry, its page would start the application. */
const OWN = paths('^(?!.*/mocks/)')

/** What is needed only by dialogs that act on several students. */
const MANY = 'src/instructor/(shared/(mail|many)|roster/reschedule|students/add-to-class)/'
/** What is needed only by dialogs that schedule classes. */
const SCHEDULING = 'src/instructor/occurrences/scheduling/'
/** What is needed by pages and dialogs about classes, and by calendar files. */
const CLASSES = 'src/(instructor/occurrences/(?!scheduling/)|domain/class-events|lib/calendar)'

/**
 * The chunks of a build. Modules that load together share one file, because on a phone each file costs a round trip,
 * whatever its size. The first match wins and includes what it imports, so a folder that is named too early takes its own
 * imports along: tests/production/instructor-budgets.test.ts says what each page costs, and `npm run bench:web` how long it takes.
 */
export const CHUNKS = [
  // The stand-in neighbors of the demo use it too. In the chunk of main.tsx, it would start the application there.
  { name: 'own-url', test: paths('src/lib/safe-url') },
  { name: 'entry', test: OWN, tags: ['$initial' as const] },
  // Without react-dom, so that the calls of a page go out before that has arrived.
  { name: 'main', test: paths('src/instructor/main.tsx', 'node_modules/openapi-fetch/') },
  { name: 'react', test: paths('node_modules/(react-dom|scheduler)/') },
  // The frame and the parts of lists, because nearly every instructor page needs them.
  {
    name: 'frame',
    test: paths(
      'src/instructor/app/frame/frame',
      'src/(domain/(?!class-events|ratings)|lib/(?!calendar|csv|image/|kept-list|page/vitals|safe-embed|save-file))',
      'src/instructor/shared/(?!mail/|many/|person/)',
      'src/session/use',
      'src/ui/form/useUnsavedGuard',
      'src/ui/(?!form/|image/|data-table/(PageLinks|RowMenu|VirtualRows)|ConfirmDialog|FormModal|MenuAt|SidePanel|useDialog)',
      '@mantine/core/.+/(Badge|DirectionProvider|Image|Paper|create-(event-handler|safe-context)|get-auto-contrast-value).mjs',
      '@mantine/hooks/esm/(use-uncontrolled|utils/use-callback-ref)/',
      'icons/Icon(Check|Mail|Message).mjs',
    ),
  },
  {
    name: 'forms',
    test: paths(
      'src/(ui/form|instructor/shared/person)/',
      '@mantine/core/.+/(FileButton|InlineInput|InputsGroupFieldset|List|SimpleGrid|Textarea)/',
    ),
  },
  // Most forms have neither. What a switch shares with them is in `forms`, so that a page with a switch does not load them.
  { name: 'choices', test: paths('@mantine/core/.+/(Checkbox|Radio)/') },
  { name: 'long-lists', test: paths('node_modules/@tanstack/(react-virtual|virtual-core)/') },
  { name: 'queries', test: paths('node_modules/@tanstack/react-query/.+/useQueries') },
  // The account and the wizard of courses share them.
  {
    name: 'images',
    test: paths('src/ui/image/', '@mantine/.+/(Switch|SwitchGroup|use-timeout)/', 'icons/IconPhoto.mjs'),
  },
  { name: 'dialogs', test: paths('src/ui/(FormModal|MenuAt|SidePanel)') },
  { name: 'wizard', test: paths('src/instructor/courses/wizard/') },
  { name: 'shared', test: paths(`^(?!.*/(mocks/|${MANY}|${SCHEDULING}|${CLASSES}))`), minShareCount: 2 },
  { name: 'many', test: paths(MANY), minShareCount: 2 },
  { name: 'classes', test: paths(CLASSES), minShareCount: 2 },
  { name: 'scheduling', test: paths(SCHEDULING), minShareCount: 2 },
]
