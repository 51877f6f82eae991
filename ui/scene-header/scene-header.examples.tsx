import { type Example, Sample, Words } from "#ui/example.tsx";
import { SceneHeader } from "./scene-header.tsx";

const texts = {
  zh_TW: {
    title: "當期展覽",
    eyebrow: "展覽",
    lead: "紅磚長廊的盡頭，有人一筆一筆把戲裡的忠奸畫上臉。這一季的六個展覽，都從一件手上的活說起。",
    bare: "找不到您要的頁面",
  },
  en_US: {
    title: "On view now",
    eyebrow: "Exhibitions",
    lead: "At the end of the brick arcade someone is painting loyalty and treachery on a face, stroke by stroke. Six exhibitions this season, each beginning with something made by hand.",
    bare: "We cannot find that page",
  },
  ja_JP: {
    title: "開催中の展覧会",
    eyebrow: "展覧会",
    lead: "煉瓦の回廊の先で、忠義も奸計もひと筆ずつ顔に描かれていきます。今季の六つの展覧会は、どれも手仕事から始まります。",
    bare: "ページが見つかりません",
  },
};

export const sceneHeaderExamples: Example[] = [
  {
    name: "with a scene",
    render: () => (
      <Words of={texts}>
        {(words) => (
          <Sample at={9}>
            {(picture) => (
              <SceneHeader
                picture={picture}
                title={{ text: words.title }}
                eyebrow={words.eyebrow}
                lead={{ text: words.lead }}
              />
            )}
          </Sample>
        )}
      </Words>
    ),
  },
  {
    name: "on plain paper",
    render: () => <Words of={texts}>{(words) => <SceneHeader title={{ text: words.bare }} eyebrow="404" />}</Words>,
  },
];
