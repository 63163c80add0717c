import { Drawer, Skeleton, Stack, Tabs } from '@mantine/core'
import { useRef, useState } from 'react'
import { useGetStudent } from '../api/generated/training.hooks.ts'
import { confirmDiscard } from '../ui/discard.ts'
import { FailureNotice } from '../ui/Notice.tsx'
import { useOpenedAfterMount } from '../ui/useOpenedAfterMount.ts'
import { BasicInfo } from './BasicInfo.tsx'
import { ClassHistory } from './ClassHistory.tsx'
import type { Mode, Tab } from './useStudentDrawer.ts'

type StudentDrawerProps = {
  studentId: string | undefined
  mode: Mode
  tab: Tab
  setTab: (tab: Tab) => void
  close: () => void
}

/** One student: who it is and what was noted, and the classes. */
export function StudentDrawer({ studentId, mode, tab, setTab, close }: StudentDrawerProps) {
  // While it slides away it still shows whom it showed.
  const [shownId, setShownId] = useState(studentId)
  if (studentId && studentId !== shownId) setShownId(studentId)
  const query = useGetStudent({ id: shownId ?? '' }, { enabled: shownId !== undefined })
  const isDirty = useRef(false)
  const isOpen = useOpenedAfterMount(studentId !== undefined)

  const leave = async (then: () => void) => {
    if (isDirty.current && !(await confirmDiscard())) return
    isDirty.current = false
    then()
  }
  const student = query.data?.data
  const title = student ? `${student.attributes.firstName} ${student.attributes.lastName}` : 'Student'
  return (
    <Drawer
      opened={isOpen}
      onClose={() => void leave(close)}
      title={
        <span tabIndex={-1} {...(mode === 'NONE' && { 'data-autofocus': true })}>
          {title}
        </span>
      }
      position="right"
      size="md"
      closeOnClickOutside={false}
    >
      {query.error && !student && (
        <FailureNotice what="this student" error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && <Loading />}
      {student && (
        <Tabs value={tab} onChange={(next) => void leave(() => setTab(next as Tab))} keepMounted={false}>
          <Tabs.List aria-label="About this student" mb="lg">
            <Tabs.Tab value="BASIC">Basic Info</Tabs.Tab>
            <Tabs.Tab value="HISTORY">Class History</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="BASIC">
            <BasicInfo
              key={student.id}
              student={student}
              mode={mode}
              onDirty={(dirty) => (isDirty.current = dirty)}
              onClose={() => void leave(close)}
            />
          </Tabs.Panel>
          <Tabs.Panel value="HISTORY">
            <ClassHistory registrations={student.attributes.registrations ?? []} />
          </Tabs.Panel>
        </Tabs>
      )}
    </Drawer>
  )
}

const Loading = () => (
  <Stack aria-hidden>
    {[0, 1, 2, 3].map((field) => (
      <Skeleton key={field} height={56} />
    ))}
  </Stack>
)
