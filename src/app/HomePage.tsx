import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { Link } from 'react-router-dom'
import { paths } from '../paths.ts'
import { signInAtPortal } from '../session/sign-in-again.ts'
import { useAccount } from '../session/useAccount.ts'
import { useHeadingFocus } from '../ui/useHeadingFocus.ts'
import { windowTitle } from '../ui/window-title.ts'

/** The home page: what the site is for, and the next step for each kind of visitor. */
export function HomePage() {
  const { me, isSignedIn, isInstructor } = useAccount()
  return (
    <Stack gap="xl" maw={640} py="xl">
      <title>{windowTitle()}</title>
      <Stack gap="sm">
        <Title ref={useHeadingFocus()} order={1} tabIndex={-1}>
          In-person firearm and self-defense classes
        </Title>
        <Text size="lg" c="dimmed">
          Taught by certified instructors, in classrooms and on ranges across the country.
        </Text>
      </Stack>
      <Group>
        {isInstructor ? (
          <Button component={Link} to={paths.myClasses()} size="md">
            Go to my classes
          </Button>
        ) : isSignedIn ? (
          <Text>Welcome{me && `, ${me.name}`}.</Text>
        ) : (
          <Button size="md" onClick={() => signInAtPortal(new URL(paths.myClasses(), location.origin))}>
            Sign in as an instructor
          </Button>
        )}
      </Group>
    </Stack>
  )
}

export { HomePage as Component }
