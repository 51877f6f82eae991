import { useContext } from "react";
import { type Example, SampleCode } from "#ui/example.tsx";
import { Verification } from "./verification.tsx";

function Sample() {
  const token = useContext(SampleCode);
  return (
    <Verification
      form={{
        name: "example",
        values: {},
        errors: [],
        hidden: {},
        code: { token, typed: "", mailed: false },
        again: false,
      }}
    />
  );
}

export const verificationExamples: Example[] = [
  { name: "to be seen, heard, or had by mail", render: () => <Sample /> },
];
