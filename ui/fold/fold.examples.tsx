import { type Example, Words } from "#ui/example.tsx";
import { Fold } from "./fold.tsx";

const texts = {
  zh_TW: { title: "無階梯路線", row: "入園到文昌祠", text: "從大門到文昌祠一路平坦，輪椅可以自行前往。" },
  en_US: {
    title: "Without steps",
    row: "From the gate to the temple",
    text: "The way from the gate to the temple is level all along.",
  },
  ja_JP: { title: "段差のない道", row: "入口から文昌祠まで", text: "入口から文昌祠まで、平らな道が続きます。" },
};

export const foldExamples: Example[] = [
  {
    name: "a part that is a row on phones",
    render: () => (
      <Words of={texts}>
        {({ title, text }) => (
          <div className="folds">
            <Fold id="example-fold" title={title}>
              <p>{text}</p>
            </Fold>
          </div>
        )}
      </Words>
    ),
  },
  {
    name: "with a line below its name, open",
    render: () => (
      <Words of={texts}>
        {({ title, row, text }) => (
          <div className="folds">
            <Fold
              id="example-fold-open"
              title={title}
              open
              row={
                <>
                  <h2>{title}</h2>
                  <p className="quiet">{row}</p>
                </>
              }
            >
              <p>{text}</p>
            </Fold>
          </div>
        )}
      </Words>
    ),
  },
];
