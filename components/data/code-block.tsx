/** Text to select and copy; long lines wrap. */
export function CodeBlock({ children }: { children: string }) {
  return (
    <pre className="wrap-anywhere my-2 whitespace-pre-wrap rounded-md border border-line bg-raised p-4 text-sm leading-normal">
      {children}
    </pre>
  );
}
