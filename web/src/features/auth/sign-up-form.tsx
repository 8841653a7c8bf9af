import { TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { SubmitButton } from './submit-button.tsx'
import type { SignIn } from './use-sign-in.ts'

/**
 * Creating an account. The full name is asked for and stays here: it is not passed to account creation
 * (specification sections 3 and 5).
 */
export function SignUpForm({ signIn }: { signIn: SignIn }) {
  return (
    <Form
      aria-label="Sign Up"
      className="mt-5 grid gap-4"
      onSend={(data) => signIn.signUp(String(data.get('email')), String(data.get('password')))}
    >
      <TextField name="name" label="Full Name" autoComplete="name" required missing="Enter your full name." />
      <TextField
        name="email"
        type="email"
        label="Email"
        autoComplete="email"
        required
        missing="Enter your email address."
        wrong="Enter an email address like name@example.com."
      />
      <PasswordField
        name="password"
        label="Password"
        autoComplete="new-password"
        required
        missing="Choose a password."
      />
      <SubmitButton action="signup" signIn={signIn}>
        Sign Up
      </SubmitButton>
    </Form>
  )
}
