import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { IconButton } from './button.tsx'
import { TextField } from './field.tsx'

/** A password, which can be shown to check what was typed. Any attribute of a text field but its type may be given. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'trailing'>) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      trailing={
        <IconButton label="Show password" aria-pressed={shown} onClick={() => setShown(!shown)}>
          <Icon aria-hidden className="size-5" />
        </IconButton>
      }
    />
  )
}
