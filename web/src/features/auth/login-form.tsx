import { Link } from 'react-router-dom'
import { TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { SubmitButton } from './submit-button.tsx'
import type { SignIn } from './use-sign-in.ts'

/** Signing in with email and password (specification sections 2 and 5). */
export function LoginForm({ signIn }: { signIn: SignIn }) {
  return (
    <Form
      aria-label="Login"
      className="mt-5 grid gap-4"
      onSend={(data) => signIn.logIn(String(data.get('email')), String(data.get('password')))}
    >
      <TextField
        name="email"
        type="email"
        label="Email"
        autoComplete="username"
        required
        missing="Enter your email address."
        wrong="Enter an email address like name@example.com."
      />
      <div>
        <PasswordField
          name="password"
          label="Password"
          autoComplete="current-password"
          required
          missing="Enter your password."
        />
        {/* It goes nowhere, as specified in section 2. */}
        <Link
          to="#forgot-password"
          onClick={(event) => event.preventDefault()}
          className="mt-1 inline-block py-1.5 text-primary text-sm underline-offset-4 hover:underline"
        >
          Forgot password?
        </Link>
      </div>
      <SubmitButton action="login" signIn={signIn}>
        Login
      </SubmitButton>
    </Form>
  )
}
