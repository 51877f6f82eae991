import { type Example, Sample } from "#ui/example.tsx";
import { Picture } from "./picture.tsx";

export const pictureExamples: Example[] = [
  {
    name: "in its own shape",
    render: () => (
      <Sample at={3}>{(picture) => <Picture picture={picture} sizes="40rem" className="example-narrow" />}</Sample>
    ),
  },
  {
    name: "cropped around its focal point",
    render: () => (
      <Sample at={4}>
        {(picture) => (
          <Picture picture={{ ...picture, focalX: 0.1, focalY: 0.9 }} sizes="40rem" className="example-strip" />
        )}
      </Sample>
    ),
  },
];
