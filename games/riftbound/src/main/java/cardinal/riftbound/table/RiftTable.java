package cardinal.riftbound.table;

public final class RiftTable {
}
