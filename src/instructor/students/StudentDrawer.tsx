import { Stack, Tabs } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useGetStudent } from '../../api/generated/training.hooks.ts'
import { fullName } from '../../domain/person.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { QuietButton } from '../../ui/looks.ts'
import { SidePanel } from '../../ui/SidePanel.tsx'
import { paths } from '../../paths.ts'
import { useLast } from '../../ui/useLast.ts'
import { usePanel } from '../../ui/useUrlState.ts'
import { Contact } from '../shared/person/Contact.tsx'
import { BasicInfo } from './BasicInfo.tsx'
import { ClassHistory } from './ClassHistory.tsx'
import { type Mode, PANEL, type Tab } from './student-panel.ts'

type StudentDrawerProps = {
  studentId: string | undefined
  mode: Mode
  tab: Tab
  onTab: (tab: Tab) => void
  opened: boolean
  onClose: () => void
}

/** The drawer of one student: contact details, notes and class history. */
export function StudentDrawer({ studentId, mode, tab, onTab, opened, onClose }: StudentDrawerProps) {
  const { open } = usePanel(PANEL)
  const shownId = useLast(studentId)
  const query = useGetStudent({ id: shownId ?? '' }, { enabled: shownId !== undefined })
  const student = query.data?.data
  const title = student ? fullName(student.attributes) : 'Student'
  return (
    <SidePanel
      opened={opened}
      onClose={onClose}
      title={
        <bdi tabIndex={-1} {...(mode === 'NONE' && { 'data-autofocus': true })}>
          {title}
        </bdi>
      }
    >
      <Loaded queries={{ query }} what="this student" list={{ label: 'Students', to: paths.students() }}>
        {({ query: { data } }) => (
          <Stack gap="lg">
            <Contact person={data}>
              <QuietButton
                size="sm"
                leftSection={<IconCalendarPlus size={16} aria-hidden />}
                onClick={() => open({ add: data.id })}
              >
                Add to a class
              </QuietButton>
            </Contact>
            <Tabs value={tab} onChange={(next) => onTab(PANEL.tab.read(next))} keepMounted={false}>
              <Tabs.List aria-label="About this student" mb="lg">
                <Tabs.Tab value="BASIC">Basic Info</Tabs.Tab>
                <Tabs.Tab value="HISTORY">Class History</Tabs.Tab>
              </Tabs.List>
              <Tabs.Panel value="BASIC">
                <BasicInfo key={data.id} student={data} mode={mode} onClose={onClose} />
              </Tabs.Panel>
              <Tabs.Panel value="HISTORY">
                <ClassHistory registrations={data.attributes.registrations ?? []} />
              </Tabs.Panel>
            </Tabs>
          </Stack>
        )}
      </Loaded>
    </SidePanel>
  )
}
