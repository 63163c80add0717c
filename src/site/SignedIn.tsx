import { paths } from '../paths.ts'
import { useAccount } from '../session/useAccount.ts'
import classes from './Frame.module.css'

/** Who is signed in; for instructors, the way to their half. */
export function SignedIn() {
  const { me, isInstructor } = useAccount()
  if (isInstructor)
    return (
      <a className={classes['sign-in']} href={paths.myClasses()}>
        My Classes
      </a>
    )
  return me && <span>Hello, {me.name}</span>
}
